import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { mailer } from './mail.ts';

const message = { to: 'ana@example.org', subject: 'Grüße, Ana', text: 'First line\nhttps://example.org/x\n' };

describe('mail', () => {
  it('lands as a readable file in the outbox when no mail server is set', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-mail-'));
    await mailer(readConfig({ DATA_DIR: dataDir }))(message);
    const files = readdirSync(join(dataDir, 'outbox'));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/\.eml$/);
    const eml = readFileSync(join(dataDir, 'outbox', files[0] ?? ''), 'utf8');
    expect(eml).toMatch(/^To: ana@example\.org$/m);
    expect(eml).toContain('https://example.org/x');
    rmSync(dataDir, { recursive: true });
  });

  it('goes through the mail server when one is set', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    await mailer(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@example.org' }))(
      message,
    );
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: site@example\.org\r$/m);
    expect(received[0]).toContain('First line');
  });

  it('says so when the mail server cannot be reached, so that the queue tries again', async () => {
    await expect(mailer(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }))(message)).rejects.toThrow();
  });
});
