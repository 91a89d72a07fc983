import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#career/durations.ts';
import { resumeContentFromText } from '#career/resume/reading/read-text.ts';
import { TooBusy } from '../../threads/turns.ts';
import { convertFile as convert } from './convert-file.ts';
import { UNREADABLE, type UnreadableReason } from './unreadable-file.ts';

type Options = Partial<Parameters<typeof convert>[1]>;
const convertFile = (bytes: Uint8Array, options: Options = {}) => convert(bytes, { owner: 1, ...options });

// Written by us, saved by LibreOffice 7.4 in each format.
const file = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const fixture = (extension: string) => file(`maria-lopez.${extension}`);

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

/** A PDF of one page whose content is the given bytes, deflated. Without a table of places: readers rebuild it. */
function pdfWithContent(content: Buffer): Buffer {
  // Harder packing takes three seconds longer and gives a file no more dangerous.
  const packed = deflateSync(content, { level: 1 });
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<>>>>endobj\n4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`,
      'latin1',
    ),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF', 'latin1'),
  ]);
}

const docxOf = (documentXml: string) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(documentXml),
  });

describe('reading a file', () => {
  it.each(['doc', 'docx', 'pdf', 'rtf'])('finds the sections in a real .%s', async (extension) => {
    const content = resumeContentFromText(await convertFile(fixture(extension)), 'Driver');
    expect(content).toMatchObject({
      contact: { firstName: 'Maria', lastName: 'Lopez', email: 'maria.lopez@example.org' },
      skills: ['Inventory control', 'Forklift', 'SAP'],
      militaryAchievements: [
        expect.stringMatching(/^Managed 1,200 line items .* six years of service$/),
        'Trained 9 clerks',
      ],
      civilianEducation: 'B.B.A., Texas State, 2021',
      certifications: expect.arrayContaining(['OSHA 30']),
    });
    expect(content.summary).toMatch(/^Logistics supervisor with 8 years .* to the last item\.$/);
    expect(content.experience.map(({ kind, start, lines }) => ({ kind, start, lines }))).toEqual([
      { kind: 'military', start: '03/2012', lines: [] },
      { kind: 'civilian', start: 'July 2020', lines: ['Lead 14 people'] },
    ]);
  });

  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from('Résumé – 8 years')],
    [
      'Windows',
      Buffer.from([0x52, 0xe9, 0x73, 0x75, 0x6d, 0xe9, 0x20, 0x96, 0x20, ...Buffer.from('8 years')]),
    ],
    ['UTF-16', Buffer.from('\uFEFFRésumé – 8 years', 'utf16le')],
    ['rich text', Buffer.from("{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}R\\'e9sum\\u233?\\~\\endash\\~8 years}")],
  ])('reads %s characters', async (_name, written) => {
    expect(await convertFile(written)).toBe('Résumé – 8 years');
  });

  it('reads what was typed into the fields of a form, at the place of the field', async () => {
    const form = await pdfOf({}, (doc) => {
      doc.initForm();
      doc.font('Helvetica').fontSize(9);
      doc.text('a. PRINCIPAL DUTY TITLE', 72, 100).text('b. DUTY MOSC', 300, 100);
      doc.formText('duty', 72, 112, 200, 14, { value: 'Motor Sergeant' });
      doc.formText('code', 300, 112, 100, 14, { value: '91B30' });
    });
    expect(await convertFile(form)).toBe('a. PRINCIPAL DUTY TITLE\tb. DUTY MOSC\nMotor Sergeant\t91B30');
  });

  const NUL_BYTES = Buffer.alloc(4000);
  const refused: [string, UnreadableReason, () => Promise<Uint8Array> | Uint8Array][] = [
    ['an empty file', 'empty', () => new Uint8Array()],
    ['blanks alone', 'empty', () => Buffer.from(' \n\t ')],
    ['a picture', 'picture', () => Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000', 'latin1')],
    ['a program', 'not-a-document', () => Buffer.concat([Buffer.from('MZ'), NUL_BYTES])],
    ['a web page', 'other-format', () => Buffer.from('<!DOCTYPE html><p>Maria</p>')],
    ['a zip of something else', 'other-format', () => zipSync({ 'a.txt': strToU8('a') })],
    ['half a .docx', 'damaged', () => fixture('docx').subarray(0, 3000)],
    ['half a .doc', 'damaged', () => fixture('doc').subarray(0, 12_000)],
    ['half a .pdf', 'damaged', () => fixture('pdf').subarray(0, 400)],
    ['XML that ends early', 'damaged', () => docxOf('<w:document><w:body><w:p>')],
    [
      'entities that unfold',
      'damaged',
      () => docxOf('<!DOCTYPE a [<!ENTITY b "cccccccccc">]><w:document><w:body>&b;</w:body></w:document>'),
    ],
    [
      'a protected .pdf',
      'protected',
      () => pdfOf({ userPassword: 'secret' }, (doc) => doc.text('Maria Lopez drove trucks for nine years')),
    ],
    ['a protected .doc', 'protected', () => file('protected.doc')],
    [
      'a protected .docx',
      'protected',
      () =>
        Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.alloc(504),
          Buffer.from('EncryptedPackage', 'utf16le'),
        ]),
    ],
    ['a scan', 'no-text', () => pdfOf({}, (doc) => doc.rect(50, 50, 300, 300).fill('#888888'))],
    [
      'a form for Adobe Reader alone',
      'needs-adobe',
      () =>
        pdfOf({}, (doc) =>
          doc.text(
            'Please wait... If this message is not eventually replaced by the proper contents of the document, your PDF viewer may not be able to display this type of document.',
          ),
        ),
    ],
    ['a zip bomb', 'too-much', () => docxOf(' '.repeat(60 * 1024 * 1024))],
    ['a hundred thousand lines', 'too-much', () => Buffer.from('Drove a truck.\n'.repeat(100_000))],
    [
      'more pages than a resume has',
      'too-much',
      () => pdfOf({}, (doc) => Array.from({ length: 60 }, () => doc.addPage())),
    ],
  ];
  it.each(refused)('says why %s cannot be read: %s', async (_name, reason, made) => {
    await expect(convertFile(await made())).rejects.toThrow(UNREADABLE[reason]);
  });

  it('gives a zip that lies about its size no more room than it asked for', async () => {
    const lying = Buffer.from(docxOf(' '.repeat(8 * 1024 * 1024)));
    // The unpacked size of word/document.xml, in the table at the end (PKWARE APPNOTE 4.3.12).
    const entry = lying.indexOf(
      Buffer.from('504b0102', 'hex'),
      lying.indexOf(Buffer.from('504b0102', 'hex')) + 4,
    );
    lying.writeUInt32LE(100, entry + 24);
    await expect(convertFile(lying)).rejects.toThrow(UNREADABLE.damaged);
  });

  it('ends a reading that takes too long', async () => {
    await expect(convertFile(fixture('pdf'), { timeLimitMs: 1 })).rejects.toThrow(UNREADABLE['too-long']);
  });

  it('ends at once when it is stopped, under way or waiting, and makes room for the next', async () => {
    const bomb = pdfWithContent(Buffer.alloc(256 * 1024 * 1024, '0 0 m '));
    const stop = new AbortController();
    const { signal } = stop;
    const reads = Array.from({ length: 4 }, () => convertFile(bomb, { signal, timeLimitMs: MINUTE_MS }));
    const ends = Promise.allSettled(reads);
    // By then one runs, and the others of the same person wait.
    await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    expect((await ends).map((end) => end.status === 'rejected' && end.reason.reason)).toEqual(
      reads.map(() => 'stopped'),
    );
    await expect(convertFile(fixture('pdf'), { signal })).rejects.toThrow(UNREADABLE.stopped);
    expect(await convertFile(Buffer.from('Next'))).toBe('Next');
  });

  it('survives a PDF that unfolds to gigabytes', async () => {
    const bomb = pdfWithContent(Buffer.alloc(1024 * 1024 * 1024, '0 0 m '));
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    await expect(convertFile(bomb)).rejects.toThrow(/./);
    expect(await convertFile(Buffer.from('Still here'))).toBe('Still here');
  });

  it('survives rich text that opens groups without end', async () => {
    await expect(convertFile(Buffer.from(`{\\rtf1${'{'.repeat(4_000_000)}`))).rejects.toThrow(
      UNREADABLE.damaged,
    );
  });

  it('reads many files in turn, and turns away those that would wait too long', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, owner) => convertFile(Buffer.from('Maria'), { owner })),
    );
    const read = answers.filter(({ status }) => status === 'fulfilled');
    expect(read.length).toBeGreaterThanOrEqual(22);
    expect(read.length).toBeLessThan(40);
    expect(await convertFile(Buffer.from('Maria'))).toBe('Maria');
  });

  it('keeps nobody waiting behind one who sends many', async () => {
    const bomb = pdfWithContent(Buffer.alloc(256 * 1024 * 1024, '0 0 m '));
    const stop = new AbortController();
    const { signal } = stop;
    const many = Array.from({ length: 30 }, () => convertFile(bomb, { owner: 'one', signal }));
    const ends = Promise.allSettled(many);
    expect(await convertFile(Buffer.from('Another'), { owner: 'another' })).toBe('Another');
    stop.abort();
    const turnedAway = (await ends).filter(
      (end) => end.status === 'rejected' && end.reason instanceof TooBusy,
    );
    expect(turnedAway).toHaveLength(24);
  });
});
