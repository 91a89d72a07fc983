import type { Context } from '#server/platform/context.ts';
import { invalidField, notFound, Refusal } from '#server/platform/http/errors.ts';
import { presentUser } from './profile.present.ts';
import { deleteImage, findImage, updateUser, upsertImage } from './profile.store.ts';

const SIDE_PIXELS = 256;
/** A small file can unfold into a picture that fills the memory; a phone's largest has about 50 million pixels. */
const MOST_PIXELS = 60_000_000;
const READABLE = new Set(['png', 'jpeg', 'webp']);

/** Makes a square of what was sent. Encoding anew drops everything but the picture: places, names, scripts. */
async function squareOf(file: Uint8Array): Promise<Buffer> {
  // Loaded with the first picture: a start has no use for its 18 MB.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(file, { limitInputPixels: MOST_PIXELS, animated: false });
    const { format } = await image.metadata();
    if (!READABLE.has(format)) throw new Error(`format ${format}`);
    return await image
      .rotate()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw invalidField('file', 'We can’t read this file as a PNG, JPEG or WebP picture. Try another one.');
  }
}

/** Stores a picture; `profileImage` becomes its address, which changes with each picture so that no old one shows. */
export async function setProfileImage(context: Context, userId: number, file: Uint8Array) {
  const { db, clock } = context;
  const webp = await squareOf(file);
  const updatedAt = clock.now();
  return db.transaction(async (tx) => {
    await upsertImage(tx, { userId, webp, updatedAt });
    const profileImage = `/api/profile/image/${userId}?v=${updatedAt.getTime()}`;
    const row = await updateUser(tx, userId, { profileImage });
    if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
    return presentUser(row, context);
  });
}

/** Takes the picture away; the initials stand there again. */
export async function removeProfileImage(context: Context, userId: number) {
  return context.db.transaction(async (tx) => {
    await deleteImage(tx, userId);
    const row = await updateUser(tx, userId, { profileImage: null });
    if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
    return presentUser(row, context);
  });
}

/** One's own picture, as WebP. */
export async function readProfileImage({ db }: Context, viewerId: number, id: number): Promise<Buffer> {
  const webp = viewerId === id ? await findImage(db.query, id) : undefined;
  if (!webp) throw notFound('This picture');
  return webp;
}

/** One's own picture for the export of one's data; null without one. */
export async function exportProfileImage(
  { db }: Context,
  userId: number,
): Promise<{ type: 'image/webp'; base64: string } | null> {
  const webp = await findImage(db.query, userId);
  return webp ? { type: 'image/webp', base64: webp.toString('base64') } : null;
}
