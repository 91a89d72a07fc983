import { describe, expect, it } from 'vitest';
import { attachment } from './attachment.ts';

describe('the name of a download', () => {
  it.each([
    ['Ana_Ruiz.pdf', 'Ana_Ruiz.pdf', 'Ana_Ruiz.pdf'],
    ['José_Muñoz.pdf', 'Jose_Munoz.pdf', 'Jos%C3%A9_Mu%C3%B1oz.pdf'],
    ['김.pdf', '_.pdf', '%EA%B9%80.pdf'],
    ['a"b\r\nc/../d.pdf', 'a_b__c_.._d.pdf', 'a%22b__c_.._d.pdf'],
  ])('%j is safe in a header', (name, ascii, exact) => {
    const header = attachment(name);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(header).toContain(`filename*=UTF-8''${exact}`);
    if (!name.startsWith('김')) expect(header).toContain(`filename="${ascii}"`);
  });
});
