import { usernameField } from '#contract/auth.ts';
import { emailAddress } from '#contract/fields.ts';
import {
  createByOperator,
  type HandedOver,
  promoteByOperator,
  resetPasswordByOperator,
  resetTwoFactorByOperator,
} from '#server/areas/admin/operator.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { ConfigError, configFromEnvironment } from '#server/platform/config.ts';
import { DirectoryInUse } from '#server/platform/database/lock.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { Refusal } from '#server/platform/http/errors.ts';

/**
 * What whoever has the machine does about accounts, with the settings of the site. On a PostgreSQL server the site may
 * run meanwhile; the embedded database belongs to one process, so the site is stopped first.
 */
const USAGE = `npm run admin -- create USERNAME EMAIL
npm run admin -- promote USERNAME
npm run admin -- reset-password USERNAME
npm run admin -- reset-two-factor USERNAME
`;

const [command, username = '', email = ''] = process.argv.slice(2);

const handOver = ({ username: name, tempPassword, expiresAt }: HandedOver) =>
  `${name} signs in with this password until ${expiresAt.toISOString().slice(0, 10)}, and then chooses another:\n${tempPassword}\n`;

type Command = (context: Parameters<typeof promoteByOperator>[0]) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  create: async (context) => handOver(await createByOperator(context, newAccount())),
  promote: async (context) => {
    await promoteByOperator(context, username);
    return `${username} is an administrator.\n`;
  },
  'reset-password': async (context) => handOver(await resetPasswordByOperator(context, username)),
  'reset-two-factor': async (context) => {
    await resetTwoFactorByOperator(context, username);
    return `${username} signs in with the password alone.\n`;
  },
};

function newAccount() {
  const name = usernameField.safeParse(username);
  const address = emailAddress('Give an email address').safeParse(email);
  if (name.success && address.success) return { username: name.data, email: address.data };
  throw new ConfigError((name.error ?? address.error)?.issues[0]?.message ?? USAGE);
}

async function run(command: Command): Promise<string> {
  const db = await openDatabase(configFromEnvironment());
  try {
    return await command({ db, clock: systemClock });
  } finally {
    await db.close();
  }
}

const chosen = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command ?? ''] : undefined;
if (!chosen || username === '') {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  process.stdout.write(await run(chosen));
} catch (error) {
  const isExpected = [ConfigError, Refusal].some((kind) => error instanceof kind);
  const said = isExpected && error instanceof Error ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(
    error instanceof DirectoryInUse
      ? 'The site is running, and its embedded database belongs to one process. Stop the site, run this again, then start it.\n'
      : `Nothing was changed. ${said}\n`,
  );
  process.exit(1);
}
