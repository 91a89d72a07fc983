/** What the keys of all marks begin with. */
export const MARKS = 'mission-ready:mark:';

/** Things to remember about this device that are no secret and no draft: that a guide was seen, a person was asked. */
export type DeviceMark = 'tour-completed' | 'welcome-guide-closed' | `branch-asked-${number}`;

/** Whether a mark is set. On a device that forbids storage every mark counts as set: better no guide than one that never goes. */
export function hasMark(mark: DeviceMark): boolean {
  try {
    return localStorage.getItem(MARKS + mark) !== null;
  } catch {
    return true;
  }
}

/** Sets a mark, where the device lets us. */
export function setMark(mark: DeviceMark): void {
  try {
    localStorage.setItem(MARKS + mark, 'yes');
  } catch {
    // `hasMark` then answers as if it were set.
  }
}

/** Takes a mark away again. */
export function removeMark(mark: DeviceMark): void {
  try {
    localStorage.removeItem(MARKS + mark);
  } catch {
    // There was none.
  }
}
