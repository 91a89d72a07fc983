/** What the product stands on. */
export function Belief() {
  return (
    <section aria-label="What we believe" className="border-b-3 border-gold bg-surface">
      <div className="mx-auto w-full max-w-4xl px-4 py-14 text-center sm:px-6 lg:py-18">
        <p className="display text-2xl text-balance text-heading sm:text-3xl">
          We believe nobody should have to start over after serving. You have the skills. What’s missing is
          the civilian word for them, and the proof.
        </p>
        <p className="mx-auto mt-5 max-w-2xl text-muted">
          So every title we suggest says why, every figure says where it comes from, and no resume claims
          anything you didn’t say.
        </p>
      </div>
    </section>
  );
}
