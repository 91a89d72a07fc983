import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Belief } from './sections/belief.tsx';
import { Faq } from './sections/faq.tsx';
import { Features } from './sections/features.tsx';
import { Hero } from './sections/hero.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { InnerArsenal } from './sections/inner-arsenal.tsx';
import { SignUp } from './sections/sign-up.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { WhatYouGet } from './sections/what-you-get.tsx';

/** The page at / and /home, for visitors. Rendered at build time, so it holds no state and no handlers. */
export function LandingPage() {
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded bg-gold px-4 py-3 font-semibold text-on-gold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to main content
      </a>
      <LandingHeader />
      <main id="content" data-smooth-scroll>
        <Hero />
        <Belief />
        <HowItWorks />
        <WhatYouGet />
        <InnerArsenal />
        <Features />
        <Testimonials />
        <Faq />
        <SignUp />
      </main>
      <LandingFooter />
    </>
  );
}
