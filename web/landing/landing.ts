import { MILITARY_BRANCHES } from '#career/service.ts';
import type { answerFirst, FirstAnswer } from '#contract/explore.ts';
import { readPublic } from '#web/lib/api-client.ts';

/**
 * Answers the question of the hero in place. Without this script, or when the answer does not come, the form goes to
 * /explore, which tells the same. Nothing is kept: the links to register carry what was typed in their address.
 */
const form = document.querySelector<HTMLFormElement>('[data-first-question]');
const hero = document.querySelector<HTMLElement>('[data-hero]');
const answer = document.querySelector<HTMLElement>('[data-first-answer]');

if (form && hero && answer) {
  const button = part(form, 'button');
  // Of two questions only the later one is answered.
  let asked = 0;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const typed = String(fields.get('q')).trim();
    const chosen = part<HTMLSelectElement>(form, 'select').selectedOptions[0]?.text;
    const branch = MILITARY_BRANCHES.find((name) => name === chosen);
    const mine = ++asked;
    button.setAttribute('aria-disabled', 'true');
    try {
      const found = await readPublic<typeof answerFirst>('/api/explore/answer', { q: typed, branch });
      if (mine === asked) show(hero, answer, typed, found);
    } catch {
      if (mine === asked) form.submit();
    } finally {
      button.removeAttribute('aria-disabled');
    }
  });
}

function show(section: HTMLElement, box: HTMLElement, typed: string, found: FirstAnswer): void {
  const known = found.titles.length > 0;
  const heading = part(box, '[data-heading]');
  heading.textContent = known
    ? `${found.job ?? `“${typed}”`}: your civilian titles`
    : `We don’t know “${typed}” yet`;
  part(box, '[data-note]').hidden = known;
  part(box, '[data-titles]').replaceChildren(...found.titles.map((title) => item(box, title)));
  part(box, '[data-source]').textContent = known
    ? `Pay is the national median. Source: ${found.source}.`
    : '';
  part<HTMLAnchorElement>(box, '[data-all]').href = found.all;
  part(box, '[data-register]').hidden = !known;
  if (known) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/auth?tab=register"]'))
      link.setAttribute('href', found.register);
  }
  box.hidden = false;
  section.dataset.answered = '';
  heading.focus();
}

function item(box: HTMLElement, title: FirstAnswer['titles'][number]): DocumentFragment {
  const copy = part<HTMLTemplateElement>(box, 'template').content.cloneNode(true) as DocumentFragment;
  const name = part<HTMLAnchorElement>(copy, '[data-name]');
  name.textContent = title.title;
  name.href = title.address;
  part(copy, '[data-pay]').textContent = title.pay;
  part(copy, '[data-reason]').textContent = title.reason;
  part(copy, '[data-missing]').textContent = title.missing;
  return copy;
}

/** A part of the markup that the sections render; missing, the page and this script do not belong together. */
function part<Kind extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): Kind {
  const found = within.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The landing page has no ${selector}.`);
  return found;
}
