import { isSignedIn } from '#web/lib/api-client.ts';

/**
 * The landing page's only script. The page is complete without it; it sends people who are signed in on to their
 * dashboard, as the specification asks. Everything else (scrolling, the questions that open and close) is HTML and CSS.
 */
isSignedIn().then(
  (signedIn) => {
    if (signedIn) window.location.replace('/dashboard');
  },
  () => {
    // Without an answer nobody is known to be signed in, and the page in front of the reader is the right one.
  },
);
