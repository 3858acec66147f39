# The HTTP application for inline bodies of 50 MiB (lib/constructs/large-body-ingress.ts), bundled.
FROM node:24-slim
WORKDIR /app
COPY . .
USER node
CMD ["node", "--max-old-space-size=3072", "index.mjs"]
