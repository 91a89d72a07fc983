import sharp, { type Sharp } from 'sharp';
import { extractImages } from 'unpdf';
import { openPdf } from './read-pdf.ts';

/** A resume has two pages; each takes a reader of pictures seconds. */
const MOST_SCANNED_PAGES = 5;
/** A picture smaller than this on a page is a logo or a signature, not the page, in pixels of its longer side. */
const SMALLEST_PAGE = 600;
/** A letter page at 300 dots an inch is 3,300 high; more shows nothing more. */
const LARGEST_PAGE = 3400;

/** The largest picture of each of the first pages as a gray PNG; none where a page has none that could be a scan of it. */
export async function scannedPages(file: Uint8Array): Promise<Uint8Array[]> {
  const pdf = await openPdf(file);
  const pages: Uint8Array[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_SCANNED_PAGES); number += 1) {
    const images = await extractImages(pdf, number);
    const [largest] = images.sort((one, other) => other.width * other.height - one.width * one.height);
    if (largest === undefined || Math.max(largest.width, largest.height) < SMALLEST_PAGE) continue;
    const { data, width, height, channels } = largest;
    pages.push(await grayPng(sharp(data, { raw: { width, height, channels } })));
  }
  return pages;
}

/** Twice what the cameras of phones take; a file that claims more is made to fill the memory. */
const MOST_PIXELS = 100_000_000;

/** A photo of a page as a gray PNG, the way up that it was taken; none where it is too small to be one. */
export async function photographedPage(file: Uint8Array): Promise<Uint8Array[]> {
  const photo = sharp(file, { limitInputPixels: MOST_PIXELS });
  const { width, height } = await photo.metadata();
  if (Math.max(width, height) < SMALLEST_PAGE) return [];
  return [await grayPng(photo.autoOrient())];
}

async function grayPng(picture: Sharp): Promise<Uint8Array> {
  const png = await picture
    .flatten({ background: '#ffffff' })
    .grayscale()
    .resize({ width: LARGEST_PAGE, height: LARGEST_PAGE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return Uint8Array.from(png);
}
