import { payAndWhere } from '#career/places/pay-and-where.ts';
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
  const nearForm = part<HTMLFormElement>(answer, '[data-near]');
  const near = part<HTMLInputElement>(nearForm, 'input');
  // Of two questions only the later one is answered.
  let asked = 0;
  const ask = async (pressed: HTMLElement, show: (typed: string, found: FirstAnswer) => void) => {
    const typed = String(new FormData(form).get('q')).trim();
    const chosen = part<HTMLSelectElement>(form, 'select').selectedOptions[0]?.text;
    const branch = MILITARY_BRANCHES.find((name) => name === chosen);
    const mine = ++asked;
    pressed.setAttribute('aria-disabled', 'true');
    try {
      const place = near.value.trim();
      const query = { q: typed, branch, ...(place === '' ? {} : { near: place }) };
      const found = await readPublic<typeof answerFirst>('/api/explore/answer', query);
      if (mine === asked) show(typed, found);
    } catch {
      if (mine === asked) form.submit();
    } finally {
      pressed.removeAttribute('aria-disabled');
    }
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await ask(button, (typed, found) => {
      show(hero, answer, typed, found);
      part(answer, '[data-heading]').focus();
    });
  });
  const askNear = () => ask(part(nearForm, 'button'), (typed, found) => show(hero, answer, typed, found));
  nearForm.addEventListener('submit', async (event) => {
    event.preventDefault();
    await askNear();
  });
  part(nearForm, '[data-choices]').addEventListener('click', async ({ target }) => {
    const choice = target instanceof HTMLElement ? target.closest('button') : null;
    if (choice === null) return;
    near.value = choice.textContent;
    // The buttons go with the answer.
    near.focus();
    await askNear();
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
    ? `${found.place === null ? 'Pay is the national median.' : `Pay in ${found.place}.`} Source: ${found.source}.`
    : '';
  part(box, '[data-near]').hidden = !known;
  part(box, '[data-place]').textContent =
    found.placeAsks ?? (found.place === null ? '' : `The titles above show pay in ${found.place}.`);
  part(box, '[data-choices]').replaceChildren(...found.choices.map((name) => choiceOf(box, name)));
  part<HTMLAnchorElement>(box, '[data-all]').href = found.all;
  part(box, '[data-register]').hidden = !known;
  if (known) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/auth?tab=register"]'))
      link.setAttribute('href', found.register);
  }
  box.hidden = false;
  section.dataset.answered = '';
}

function choiceOf(box: HTMLElement, name: string): DocumentFragment {
  const copy = part<HTMLTemplateElement>(box, '[data-choice]').content.cloneNode(true) as DocumentFragment;
  part(copy, 'button').textContent = name;
  return copy;
}

function item(box: HTMLElement, title: FirstAnswer['titles'][number]): DocumentFragment {
  const copy = part<HTMLTemplateElement>(box, '[data-title]').content.cloneNode(true) as DocumentFragment;
  const name = part<HTMLAnchorElement>(copy, '[data-name]');
  name.textContent = title.title;
  name.href = title.address;
  const [amount, where] = payAndWhere(title.pay);
  part(copy, '[data-pay]').textContent = amount;
  part(copy, '[data-where]').textContent = where;
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
