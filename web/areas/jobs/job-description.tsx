/** A posting's own text. A hyphen that begins a point is printed as a dot: "- 3 years" read like a minus. */
export function JobDescription({ text }: { readonly text: string }) {
  return (
    <p className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">
      {text.replace(/^[ \t]*[-*•–] +/gm, '•\u00a0')}
    </p>
  );
}
