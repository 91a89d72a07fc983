import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { convertFile as convert } from './convert-file.ts';
import { UNREADABLE } from './unreadable-file.ts';

type Options = Partial<Parameters<typeof convert>[1]>;
const convertFile = (bytes: Uint8Array, options: Options = {}) => convert(bytes, { owner: 1, ...options });

async function pdfOf(
  options: PDFKit.PDFDocumentOptions,
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const doc = new PDFDocument(options);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => doc.on('end', resolve));
  draw(doc);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

describe('a scan, where the operator has a program that reads pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mission-ready-scan-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  // Stands for tesseract: says which pictures it got, and whether a setting of ours leaked to it.
  const program = (name: string, script: string) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return path;
  };
  const scan = async (pages: number) => {
    const blank = sharp({ create: { width: 850, height: 1100, channels: 3, background: '#ffffff' } });
    const picture = await blank.jpeg().toBuffer();
    return pdfOf({ autoFirstPage: false }, (doc) => {
      for (let page = 0; page < pages; page += 1) doc.addPage().image(picture, 0, 0, { width: 612 });
    });
  };

  it('is given to it page by page as pictures, up to five', async () => {
    const tesseract = program('reads', 'head -c 4 | tail -c 3; echo " page $1 $2 $3 $4 [$DATABASE_URL]"');
    const text = await convertFile(await scan(7), { tesseract });
    expect(text.split('\n').filter((line) => line !== '')).toEqual(
      Array.from({ length: 5 }, () => 'PNG page stdin stdout -l eng []'),
    );
  });

  it('says that it has no text where the program fails or finds none, and asks it nothing about other files', async () => {
    const fails = { tesseract: program('fails', 'exit 1') };
    await expect(convertFile(await scan(1), fails)).rejects.toThrow(UNREADABLE['no-text']);
    const finds = { tesseract: program('finds-none', 'cat > /dev/null') };
    await expect(convertFile(await scan(1), finds)).rejects.toThrow(UNREADABLE['no-text']);
    expect(await convertFile(Buffer.from('A text'), fails)).toBe('A text');
    await expect(convertFile(await scan(1))).rejects.toThrow(UNREADABLE['no-text']);
  });

  it('has the dots of its lists back, which programs read as letters', async () => {
    const tesseract = program(
      'dots',
      'cat > /dev/null; printf "e Led 9 soldiers\\n¢ Drove trucks\\nempty e Lot"',
    );
    expect(await convertFile(await scan(1), { tesseract })).toBe(
      '• Led 9 soldiers\n• Drove trucks\nempty e Lot',
    );
  });

  it('ends with the program when it is stopped', async () => {
    const began = join(folder, 'began');
    const tesseract = program('hangs', `touch ${began}; exec sleep 600`);
    const stop = new AbortController();
    const reading = convertFile(await scan(1), { tesseract, signal: stop.signal });
    const end = expect(reading).rejects.toThrow(UNREADABLE.stopped);
    await expect.poll(() => existsSync(began)).toBe(true);
    stop.abort();
    await end;
  });

  describe('or a photo', () => {
    const photo = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
    const reads = { tesseract: program('photo', 'head -c 24 | tail -c 8 | od -An -tu1') };
    /** The bytes of width and height in a PNG. */
    const size = (width: number, height: number) =>
      [0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255].join(' ');

    it.each(['jpeg', 'png', 'webp', 'tiff', 'gif'] as const)(
      'in .%s is given to it as one page',
      async (format) => {
        const file = await photo(900, 700).toFormat(format).toBuffer();
        expect((await convertFile(file, reads)).replace(/\s+/g, ' ')).toBe(size(900, 700));
      },
    );

    it('is turned the way up it was taken, and made no larger than a page needs', async () => {
      const lying = await photo(4000, 3000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
      expect((await convertFile(lying, reads)).replace(/\s+/g, ' ')).toBe(size(2550, 3400));
    });

    it('says what to do where nothing can be read off it, or the site has no such program', async () => {
      const finds = { tesseract: program('blank', 'cat > /dev/null') };
      const page = await photo(900, 700).jpeg().toBuffer();
      await expect(convertFile(page, finds)).rejects.toThrow(UNREADABLE['blank-picture']);
      const icon = await photo(64, 64).png().toBuffer();
      await expect(convertFile(icon, reads)).rejects.toThrow(UNREADABLE['blank-picture']);
      const heic = Buffer.from('0000001c66747970686569630000000068656963', 'hex');
      await expect(convertFile(heic, reads)).rejects.toThrow(UNREADABLE['other-picture']);
      await expect(convertFile(page)).rejects.toThrow(UNREADABLE.picture);
      await expect(convertFile(heic)).rejects.toThrow(UNREADABLE.picture);
    });
  });
});
