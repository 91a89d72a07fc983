import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

interface Circumstances {
  /** Where the browser says it is. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether its owner proved to be there, by a finger or a PIN. */
  readonly isVerified?: boolean;
  /** How often it says it signed. */
  readonly counter?: number;
}

/** An authenticator in software with one passkey (ES256), for localhost unless said otherwise; and what a browser makes of its answers. */
export class Authenticator {
  readonly id = randomBytes(20);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  /** The answer to a registration, with an attestation of none. */
  register(options: Record<string, unknown>, circumstances: Circumstances = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), x (-2) and y (-3), as a map of CBOR.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, cose]);
    const data = Buffer.concat([this.head(circumstances, WITH_KEY), attested]);
    // CBOR: { fmt: "none", attStmt: {}, authData: bytes }.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    const response = {
      clientDataJSON: encoded(this.clientData('webauthn.create', options, circumstances)),
      attestationObject: encoded(attestation),
      transports: ['internal'],
    };
    return this.answer(response);
  }

  /** The answer to a sign-in. */
  sign(options: Record<string, unknown>, circumstances: Circumstances = {}) {
    this.counter += 1;
    const data = this.head(circumstances, 0);
    const client = this.clientData('webauthn.get', options, circumstances);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.keys.privateKey);
    const response = {
      clientDataJSON: encoded(client),
      authenticatorData: encoded(data),
      signature: encoded(signature),
    };
    return this.answer(response);
  }

  private answer<Response>(response: Response) {
    const id = encoded(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  private head(
    { rpId = 'localhost', isVerified = true, counter = this.counter }: Circumstances,
    more: number,
  ) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | more]), count]);
  }

  private clientData(
    type: string,
    { challenge }: Record<string, unknown>,
    { origin = 'http://localhost:3000' }: Circumstances,
  ) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
