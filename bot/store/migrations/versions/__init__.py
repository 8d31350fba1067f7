"""One module a released schema; `bot.store.schema.REVISIONS` lists them."""
