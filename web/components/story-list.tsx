interface Story {
  readonly quote: string;
  readonly who: string;
}

/** Sample stories. They are made up, and say so where they stand (PRODUCT.md, "Testimonials"). */
export function StoryList({ stories }: { readonly stories: readonly Story[] }) {
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-3">
        {stories.map(({ quote, who }) => (
          <li key={who}>
            <figure className="flex h-full flex-col justify-between gap-5 border-l-3 border-gold pl-5">
              <blockquote className="text-lg text-ink">“{quote}”</blockquote>
              <figcaption className="text-sm text-muted">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-muted">
        These are illustrative examples, not quotes from real people. We’ll print real ones when real people
        let us.
      </p>
    </>
  );
}
