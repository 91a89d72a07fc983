import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { SecondPlaceSettings } from '#server/platform/backups/second-place-settings.ts';

/** A store that speaks as much of S3 as backups need, and believes no request whose signature is not right. */
export interface S3Server {
  readonly settings: SecondPlaceSettings;
  readonly objects: Map<string, Buffer>;
  close(): Promise<void>;
}

const ACCESS_KEY = 'made-up-access-key';
const SECRET_KEY = 'made-up-secret-key';
const REGION = 'us-east-1';
const BUCKET = 'backups';

/** Starts it on a port of its own, with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://store');
    if (
      signatureOf(request, url) !== /Signature=([0-9a-f]+)/.exec(request.headers.authorization ?? '')?.[1]
    ) {
      return refuse(response, 403, 'SignatureDoesNotMatch', 'The signature does not match.');
    }
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket', 'There is no such bucket.');
    if (request.method === 'PUT') {
      objects.set(key, body);
      return response.writeHead(200, { etag: `"${key}"` }).end();
    }
    if (key === '') {
      const all = [...objects].map(
        ([name, { length }]) => `<Contents><Key>${name}</Key><Size>${length}</Size></Contents>`,
      );
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<ListBucketResult>${all.join('')}<IsTruncated>false</IsTruncated></ListBucketResult>`);
    }
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey', 'There is no such key.');
    return response.writeHead(200, { 'content-length': object.length }).end(object);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      url: `http://127.0.0.1:${port}/${BUCKET}`,
      region: REGION,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET_KEY,
    },
    objects,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string, message: string) {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

/** What the signature must be (AWS Signature Version 4), worked out from the request as it came. */
function signatureOf({ method, headers }: IncomingMessage, url: URL): string {
  const [, date = '', names = ''] =
    /Credential=[^/]+\/(\d{8})\/.*SignedHeaders=([^,\s]+)/.exec(headers.authorization ?? '') ?? [];
  const strict = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const request = [method, url.pathname, query, signed.join(''), names, headers['x-amz-content-sha256']].join(
    '\n',
  );
  const scope = `${date}/${REGION}/s3/aws4_request`;
  const hashed = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hashed].join('\n');
  const sign = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
  const key = [date, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(sign, `AWS4${SECRET_KEY}`);
  return createHmac('sha256', key).update(text).digest('hex');
}
