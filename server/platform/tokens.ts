import { createHash, randomBytes } from 'node:crypto';

/** A secret that its holder alone knows: 32 random bytes as 43 characters that stand in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256 in 64 hexadecimal figures. Who reads the database can use none. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
