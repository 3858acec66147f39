/**
 * Loaded into every emulated Lambda process (NODE_OPTIONS=--require). It adds what the emulator's
 * Node worker lacks of Lambda's own runtime: the `awslambda` global of response streaming. And it
 * notes every AWS call that a function makes, for the test that holds the calls against the
 * functions' permissions.
 */
'use strict';

const fs = require('node:fs');
const http = require('node:http');
const module_ = require('node:module');
const { Writable } = require('node:stream');

class Collected extends Writable {
  constructor() {
    super();
    this.chunks = [];
    this.prelude = '';
  }
  _write(chunk, _encoding, done) {
    this.chunks.push(Buffer.from(chunk));
    done();
  }
  setContentType() {}
}

globalThis.awslambda = {
  /** The emulator calls a plain handler: what is written to the stream becomes its answer. */
  streamifyResponse: (handler) => async (event, context) => {
    const stream = new Collected();
    await handler(event, stream, context);
    if (!stream.writableFinished) await new Promise((resolve) => stream.once('finish', resolve));
    return stream.prelude + Buffer.concat(stream.chunks).toString('utf8');
  },
  HttpResponseStream: {
    from: (stream, metadata) => {
      stream.prelude = JSON.stringify(metadata) + '\0'.repeat(8);
      return stream;
    },
  },
};

const callLog = process.env.ESTIMATE_CALL_LOG;
const endpoint = process.env.AWS_ENDPOINT_URL && new URL(process.env.AWS_ENDPOINT_URL);

if (callLog && endpoint) {
  const request = http.request;
  http.request = function noted(...args) {
    const options = args.find((argument) => argument && typeof argument === 'object');
    const headers = Object.fromEntries(
      Object.entries(options?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const sent = request.apply(this, args);
    if (String(options?.port ?? '') === endpoint.port && headers.authorization) {
      const chunks = [];
      const target = headers['x-amz-target'];
      const write = sent.write;
      const end = sent.end;
      const keep = (chunk) => {
        // Table names stand in the body of DynamoDB calls; files are not read.
        if (target && chunk && typeof chunk !== 'function') chunks.push(Buffer.from(chunk));
      };
      sent.write = function (chunk, ...rest) {
        keep(chunk);
        return write.call(this, chunk, ...rest);
      };
      sent.end = function (chunk, ...rest) {
        keep(chunk);
        note(options, headers, target, Buffer.concat(chunks).toString('utf8'));
        return end.call(this, chunk, ...rest);
      };
    }
    return sent;
  };
  module_.syncBuiltinESMExports();
}

function note(options, headers, target, body) {
  const service = /\/([a-z0-9-]+)\/aws4_request/.exec(String(headers.authorization))?.[1];
  const entry = {
    function: process.env.AWS_LAMBDA_FUNCTION_NAME,
    service,
    method: options.method,
    path: options.path,
    target: target ?? null,
    resources: target ? resourcesIn(body) : [],
  };
  fs.appendFileSync(callLog, `${JSON.stringify(entry)}\n`);
}

/** What a JSON call names: tables, indexes, the state machine, the secret. Never its data. */
function resourcesIn(body) {
  const found = [];
  const visit = (value, operation) => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, operation);
    else if (value && typeof value === 'object') {
      if (value.TableName) {
        found.push({ table: value.TableName, index: value.IndexName ?? null, operation });
      }
      for (const name of ['stateMachineArn', 'SecretId']) {
        if (value[name]) found.push({ [name]: value[name] });
      }
      for (const [name, entry] of Object.entries(value)) {
        if (name === 'RequestItems') {
          for (const table of Object.keys(entry))
            found.push({ table, index: null, operation: null });
        } else if (!['Item', 'Key', 'ExpressionAttributeValues'].includes(name)) {
          visit(entry, name);
        }
      }
    }
  };
  try {
    visit(JSON.parse(body), null);
  } catch {
    // Not JSON: nothing is named in it.
  }
  return found;
}
