/** A browser: its cookies and its token. */
export class Person {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  #token = '';

  constructor(url: string) {
    this.#url = url;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a call. The body is null where the answer is a page or a file; those are read to the end. */
  async send(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json', 'x-csrf-token': this.#token },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(30_000),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      this.#cookies.set(name, value);
    }
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, body: isJson ? JSON.parse(bytes.toString()) : null };
  }

  async takeToken(): Promise<void> {
    this.#token = ((await this.send('GET', '/api/csrf-token')).body as { csrfToken: string }).csrfToken;
  }

  async register(username: string): Promise<this> {
    await this.takeToken();
    const who = { username, password: 'correct horse battery', firstName: 'Dana', lastName: 'Reyes' };
    const service = { militaryBranch: 'Army', militaryOccupation: '25B', militaryRank: 'SSG' };
    const { status } = await this.send('POST', '/api/register', {
      ...who,
      ...service,
      email: `${username}@example.org`,
    });
    if (status !== 201) throw new Error(`registering answered ${status}`);
    await this.takeToken();
    return this;
  }

  record(jobTitle: string) {
    const notes = 'Called on Monday. Asked for two references and for the date I can start.';
    return this.send('POST', '/api/applications', { jobTitle, company: 'Example Company', notes });
  }
}
