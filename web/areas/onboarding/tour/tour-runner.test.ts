import { expect, test } from 'vitest';
import { TOUR_OPTIONS } from './tour-runner.tsx';

test('the tour is laid out as the specification says', () => {
  expect(TOUR_OPTIONS).toMatchObject({
    ...{ scrollOffset: 20, scrollDuration: 300, spotlightPadding: 10, width: 380, zIndex: 1000 },
    ...{ primaryColor: '#0A2463', showProgress: true, buttons: ['back', 'skip', 'primary'] },
  });
});
