/** Hands a text to the device's share sheet; without one (most desktops) copies it. Says which, or that neither worked. */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text });
      return 'shared';
    }
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
