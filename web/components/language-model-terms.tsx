/** What a language model's operator gets, and what not: said before anything is sent. */
export function LanguageModelTerms({ host }: { readonly host: string }) {
  return (
    <div className="grid gap-1.5 text-sm text-muted">
      <p>
        <strong>Sent to {host}:</strong> what you told us about your service and jobs and haven’t reviewed
        yet, with your branch, rank, occupation, years of service, equipment and training.
      </p>
      <p>
        <strong>Not sent:</strong> your name, email, phone, address and links. If you typed them in those
        parts of your profile, we take them out.
      </p>
      <p>We check every line that comes back against your record and drop anything that isn’t yours.</p>
    </div>
  );
}
