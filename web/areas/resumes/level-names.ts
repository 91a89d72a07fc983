/** How the screens call the tailoring levels. */
export const LEVEL_NAMES = { normal: 'Normal', balanced: 'Balanced', aggressive: 'Aggressive' } as const;
