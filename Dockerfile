# One image for every role: `ROLE` says which. Build arguments are what is wanted at build; all else is set at start.
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_ORIGINS=""
ARG PUBLISHER=""
ARG HOSTING=""
ARG VISITOR_MINUTES=""
ARG NEXT_PUBLIC_CAPTCHA_SITE_KEY=""
ARG NEXT_PUBLIC_CAPTCHA_VERSION=""
ARG NEXT_PUBLIC_TAG_MANAGER_ID=""
# Builds of the same key call the same actions: set one, the same for all, or pages open during a deploy have to be loaded again.
ARG NEXT_SERVER_ACTIONS_ENCRYPTION_KEY=""
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9090 METRICS_HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build --chown=node:node /site ./
RUN mkdir /data && chown node:node /data .next
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# The watchpost answers in every role; nothing publishes its port.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:9090/livez').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
