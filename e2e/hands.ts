import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works the page: with a mouse (or a finger), or with the keyboard alone. */
export interface Hands {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  choose(target: Locator, label: string): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, label) => {
    await target.selectOption(label);
  },
};

/** More stops than any page has: one that is not reached by then cannot be reached. */
const MOST_STOPS = 400;

/** Works the page by Tab, Enter, Space and the arrows alone; fails where something cannot be reached. */
export function keyboard(page: Page): Hands {
  return {
    async press(target) {
      await tabTo(page, target);
      const kind = await target.evaluate((node) =>
        node instanceof HTMLInputElement ? node.type : node.tagName,
      );
      if (kind === 'radio') await pressRadio(page, target);
      else if (kind === 'checkbox') await page.keyboard.press('Space');
      else await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await tabTo(page, target);
      // A date is typed part by part, as month, day and year.
      const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
      if (day !== undefined && (await target.getAttribute('type')) === 'date')
        return page.keyboard.type(`${month}${day}${year}`);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText(text);
    },
    async choose(target, label) {
      await tabTo(page, target);
      // A native list moves to what is typed.
      await page.keyboard.type(label);
      await expect(target.locator('option:checked')).toHaveText(label);
    },
  };
}

/**
 * Tabs on until the target has the focus. A group of radio buttons is one stop: any of its buttons counts. What the
 * locator names is looked for at the start and the end, not at each stop: by role and name that takes the longest.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  let node = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const place = await node?.evaluate((wanted) => {
      const focused = document.activeElement;
      if (focused === wanted) return 'here';
      const isRadio = (element: unknown): element is HTMLInputElement =>
        element instanceof HTMLInputElement && element.type === 'radio';
      if (isRadio(wanted) && isRadio(focused) && wanted.name === focused.name) return 'here';
      return wanted.isConnected ? 'elsewhere' : 'gone';
    });
    if (place === 'here' && (await target.evaluate((now, then) => now === then, node))) return;
    if (place === 'elsewhere') await page.keyboard.press('Tab');
    // The page has drawn it anew meanwhile.
    else node = await target.elementHandle();
  }
  throw new Error(`Not reached with Tab: ${target}`);
}

async function pressRadio(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Space');
  for (let step = 0; step < 10 && !(await target.isChecked()); step++) await page.keyboard.press('ArrowDown');
  await expect(target).toBeChecked();
}
