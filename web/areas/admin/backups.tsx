import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup, Download, History } from 'lucide-react';
import { useState } from 'react';
import { type BackupReply, downloadBackup } from '#contract/admin.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { pathOf } from '#web/lib/api-client.ts';
import { formatNumericTime } from '#web/lib/date-format.ts';
import { backupsQuery, useCreateBackup } from './admin.queries.ts';
import { RestoreBackup } from './restore-backup.tsx';

/** Takes a backup, and shows those there are. */
export function Backups() {
  const create = useCreateBackup();
  const [open, setOpen] = useState(false);
  return (
    <SectionCard title="Backups" plain="Everything people have saved here, in one file on the server.">
      <div className="grid gap-5">
        <Notice>Automatic daily backups are enabled by default</Notice>
        <div className="flex flex-wrap gap-3">
          <Button
            pending={create.isPending}
            icon={<DatabaseBackup aria-hidden="true" />}
            onClick={() => create.mutate()}
          >
            Create Manual Backup
          </Button>
          <Button variant="secondary" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
            View Backup History
          </Button>
        </div>
        <p className="text-sm text-muted">
          A backup has personal data in it. Keep what you download as safe as the site itself. Every night we
          try out a restore of the newest one; System says how it went.
        </p>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title="Backup History">
        <BackupHistory />
      </Dialog>
    </SectionCard>
  );
}

function BackupHistory() {
  const [chosen, setChosen] = useState<BackupReply | null>(null);
  if (chosen !== null) return <RestoreBackup backup={chosen} onBack={() => setChosen(null)} />;
  return <BackupList onRestore={setChosen} />;
}

/** Apart from the restore: a list asked for again while everyone is signed out would ask for a sign-in over it. */
function BackupList({ onRestore }: { readonly onRestore: (backup: BackupReply) => void }) {
  const backups = useQuery({ ...backupsQuery, refetchOnMount: 'always' });
  return (
    <QueryPart query={backups} loading="Loading backups" failed="Error loading backup data">
      {(list) =>
        list.length === 0 ? (
          <EmptyState icon={<DatabaseBackup />} title="No backups yet">
            The first automatic one runs tonight, or you can create one now.
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {list.map((backup) => (
              <BackupLine key={backup.name} backup={backup} onRestore={() => onRestore(backup)} />
            ))}
          </ul>
        )
      }
    </QueryPart>
  );
}

interface BackupLineProps {
  readonly backup: BackupReply;
  readonly onRestore: () => void;
}

function BackupLine({ backup, onRestore }: BackupLineProps) {
  const created = formatNumericTime(backup.created);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded border border-line p-3 text-sm">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold wrap-anywhere text-heading">{backup.name}</p>
        <p className="tabular text-muted">
          {Math.round(backup.size / 1024).toLocaleString('en-US')} KB, created {created}
        </p>
      </div>
      <a
        href={pathOf(downloadBackup.path, { name: backup.name })}
        download
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline underline-offset-4 [&_svg]:size-4"
      >
        <Download aria-hidden="true" />
        Download<span className="sr-only"> the backup of {created}</span>
      </a>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Restore the backup of ${created}`}
        onClick={onRestore}
      >
        Restore
      </Button>
    </li>
  );
}
