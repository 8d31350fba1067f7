# Built in one stage, run in another: no compiler, no pip cache and no root in what is run.
FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /opt/bot
COPY requirements/build.txt requirements/run.txt requirements/
RUN /opt/bot/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt -r requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY assets assets
RUN /opt/bot/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data bot && mkdir /data && chown bot /data
COPY --from=build /opt/bot /opt/bot
ENV PATH=/opt/bot/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    BACKGAMMON_DATABASE_URL=sqlite:////data/backgammon.db \
    BACKGAMMON_HEALTH_FILE=/tmp/health \
    BACKGAMMON_LOG_FORMAT=json
# The number, not the name: Kubernetes checks that it is not root's without looking into the image.
USER 10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
