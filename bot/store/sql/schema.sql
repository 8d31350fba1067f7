-- name: revision()^
SELECT version_num FROM alembic_version;
