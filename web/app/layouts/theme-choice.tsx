import { useState } from 'react';
import { applyTheme, storedTheme, THEMES, type Theme } from '#web/lib/theme.ts';

const NAMES: Readonly<Record<Theme, string>> = { system: 'Auto', light: 'Light', dark: 'Dark' };

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(storedTheme);
  return (
    <fieldset>
      <legend className="eyebrow mb-2 text-on-navy-muted">Appearance</legend>
      <div className="flex flex-wrap gap-2">
        {THEMES.map((choice) => (
          <label
            key={choice}
            className="inline-flex min-h-11 items-center gap-2 rounded border border-on-navy-muted/50 px-3 text-on-navy has-checked:border-gold has-checked:bg-on-navy/12"
          >
            <input
              type="radio"
              name="theme"
              className="size-4 accent-gold"
              checked={theme === choice}
              onChange={() => {
                setTheme(choice);
                applyTheme(choice);
              }}
            />
            {NAMES[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
