import sharp from 'sharp';
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
    const png = await sharp(data, { raw: { width, height, channels } })
      .flatten({ background: '#ffffff' })
      .grayscale()
      .resize({ width: LARGEST_PAGE, height: LARGEST_PAGE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    pages.push(Uint8Array.from(png));
  }
  return pages;
}
