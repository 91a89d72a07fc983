import { AddPapers } from '#web/areas/papers/add-papers.tsx';
import { PaperList } from '#web/areas/papers/paper-list.tsx';
import { PaperReview } from '#web/areas/papers/paper-review.tsx';
import { MOST_PAPERS, usePapers } from '#web/areas/papers/use-papers.ts';
import { Card } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';

/** /papers: old resumes, evaluations and transcripts, read into the profile under the eyes of whoever they are about. */
export function Component() {
  const { papers, add, remove, correct } = usePapers();
  return (
    <>
      <PageHeading
        title="My Papers"
        plain="Bring an old resume, evaluations, award citations, your transcript or DD 214. We show you what they say, and you decide what goes into your record."
        actions={
          <LinkButton to="/record" variant="secondary">
            Review your record
          </LinkButton>
        }
      />
      <div className="grid gap-6">
        <Card>
          <div className="grid gap-5">
            <p>
              We never keep the files. We take out Social Security numbers, DoD ID numbers and dates of birth
              before anything is stored or shown. What you keep is saved right away. The rest is gone when you
              leave this page.
            </p>
            <AddPapers room={MOST_PAPERS - papers.length} onAdd={add} />
            <PaperList papers={papers} onRemove={remove} />
          </div>
        </Card>
        {papers.map((paper) =>
          paper.reply === undefined ? null : (
            <PaperReview
              key={`${paper.id} ${paper.reply.kind}`}
              name={paper.name}
              reply={paper.reply}
              onKind={(kind) => correct(paper, kind)}
            />
          ),
        )}
      </div>
    </>
  );
}
