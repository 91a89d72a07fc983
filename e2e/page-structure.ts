/**
 * What axe's findings about a page depend on, each thing once. Parts and shapes name what stands before them by place;
 * the page keeps an element for each part, as `partsOfPage`.
 */
export interface Structure {
  /** The width and the colors it was seen in. */
  readonly seenIn: string;
  /** What is judged about the page as a whole. */
  readonly page: string;
  /** How single elements are described. */
  readonly own: readonly string[];
  /** An element with all that is in it: its description and its children's shapes. */
  readonly shapes: readonly (readonly [own: number, children: readonly number[]])[];
  /** An element where it stands: the part around it, its description, its shape (or -1), its children's tags. */
  readonly parts: readonly (readonly [around: number, own: number, shape: number, tags: string])[];
}

/**
 * Reads a page's structure, in the page. A finding is about one element, as it is described and within what it stands;
 * about one with all that is in it, where that gives it its name or its sense; or about the page as a whole. Of what is
 * only there to be read, it matters whether it is there: names and texts differ from person to person.
 */
export function structureOf(): Structure {
  /** Of these axe asks whether they say anything. */
  const TEXTS =
    /^(?:href|src|srcset|placeholder|content|action|download|title|alt|aria-label|aria-valuetext|aria-placeholder)$/;
  const REFERENCES =
    /^(?:for|headers|list|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;
  /** Of these it asks nothing; what they do to the drawing is read from the drawing. */
  const UNASKED = /^(?:data-.*|maxlength|datetime|value)$/;
  /** Whoever has one of these takes its name or its sense from what is in it, and is judged with all of that. */
  const WHOLE =
    /^(?:a|button|h[1-6]|label|legend|summary|table|caption|dl|select|datalist|svg|img|picture|map|audio|video|object|math)$/;
  const LOOSE_ROLES =
    /^(?:region|tabpanel|dialog|alertdialog|group|status|alert|log|main|navigation|search|presentation|none)$/;
  /** What is smaller than a finger needs room around it. */
  const WIDGETS = 'button link tab checkbox radio switch option combobox slider menuitem treeitem'.split(' ');
  const TARGETS = `a, button, input, select, textarea, summary, ${WIDGETS.map((role) => `[role^="${role}"]`)}`;
  const FINGER = 24;

  /** Gives each value a place in its list, the same one when it comes again. */
  const listOf = <T>() => {
    const places = new Map<string, number>();
    const list: T[] = [];
    const place = (key: string, value: T): number => {
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, list.length);
      return list.push(value) - 1;
    };
    return { list, place };
  };
  const own = listOf<string>();
  const shapes = listOf<Structure['shapes'][number]>();
  const parts = listOf<Structure['parts'][number]>();
  const elements: Element[] = [];
  const small: DOMRect[] = [];
  const targets: DOMRect[] = [];
  const lying = new Set<string>();

  const length = (text: string | null) => Math.min(text?.trim().length ?? 0, 2);
  const referred = (id: string) => {
    const target = document.getElementById(id);
    return target ? `${target.tagName} ${length(target.textContent)}` : 'nothing';
  };
  const attribute = ({ name, value }: Attr, isMeta: boolean) => {
    if (name === 'id') return name;
    if (REFERENCES.test(name)) return `${name} ${value.split(/\s+/).map(referred)}`;
    if (name === 'href' && value.startsWith('#')) return `href # ${referred(value.slice(1))}`;
    if (TEXTS.test(name) && !isMeta) return `${name} ${length(value)}`;
    return `${name} ${name.startsWith('aria-value') ? value.replace(/\d+/g, '0') : value}`;
  };
  /** A link is told from the text it stands in, where there is any. */
  const standsInText = (link: Element): boolean => {
    let block = link.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    return (block?.textContent?.trim().length ?? 0) > (link.textContent?.trim().length ?? 0);
  };
  const isButton = ({ type }: HTMLInputElement) => /^(?:submit|button|reset|image)$/.test(type);

  /** How an element is drawn, and whether it scrolls. */
  const drawn = (element: Element): [string, boolean] => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return ['none', false];
    const box = element.getBoundingClientRect();
    const isShown = box.width > 0 && box.height > 0;
    if (isShown && element.matches(TARGETS)) {
      targets.push(box);
      if (box.width < FINGER || box.height < FINGER) small.push(box);
    }
    // What fades in and out for ever is caught at another moment each time.
    const opacity = element.getAnimations().length > 0 ? 'moving' : style.opacity;
    const colors = `${style.color} ${style.backgroundColor} ${style.backgroundImage} ${opacity}`;
    const font = `${style.fontSize} ${style.fontWeight} ${style.visibility} ${style.textDecorationLine}`;
    // What is taken out of the flow can lie behind or over what is not in it.
    const isPlain = style.backgroundColor === 'rgba(0, 0, 0, 0)' && style.backgroundImage === 'none';
    if (isShown && !isPlain && !/^(?:static|relative)$/.test(style.position))
      lying.add(`${element.tagName} ${element.getAttribute('class')} ${colors}`);
    const scrolls =
      (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth) ||
      (/auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight);
    return [`${colors} ${font} ${scrolls} ${box.width > 0} ${box.height > 0}`, scrolls];
  };

  /** Gives the place of its description, and whether it is judged without what is deep inside it. */
  const describe = (element: Element): [number, boolean] => {
    const isDrawing = element instanceof SVGElement;
    const attributes = Array.from(element.attributes)
      // How a drawing is drawn is nothing to axe; what it is called is.
      .filter(({ name }) => !isDrawing || /^(?:role|id|tabindex|focusable|href|aria-.*)$/.test(name))
      .filter(({ name }) => !UNASKED.test(name))
      .map((each) => attribute(each, element.tagName === 'META'));
    let text = 0;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) text = Math.max(text, length(node.textContent));
    const what = `${element.tagName} ${attributes} ${text}`;
    if (isDrawing && element.tagName !== 'svg') return [own.place(what, what), false];
    const [look, scrolls] = drawn(element);
    const { checked, disabled, value, labels } = element as HTMLInputElement;
    const named = labels && Array.from(labels, (label) => length(label.textContent)).join();
    const said = element.localName === 'input' && isButton(element as HTMLInputElement) && length(value);
    const inText = element.localName === 'a' && standsInText(element);
    const description = `${what} ${checked} ${disabled} ${named} ${said} ${inText} ${look}`;
    const role = element.getAttribute('role');
    const isLoose =
      !WHOLE.test(element.localName) &&
      (role === null || LOOSE_ROLES.test(role)) &&
      element.getAttribute('aria-hidden') !== 'true' &&
      !scrolls;
    return [own.place(description, description), isLoose];
  };

  /** Gives the element's shape. What is inside knows it by its description alone. */
  const read = (element: Element, around: number): number => {
    const [described, isLoose] = describe(element);
    // A list holds items alone.
    const tags = /^(?:ul|ol)$/.test(element.localName)
      ? [...new Set(Array.from(element.children, ({ tagName }) => tagName))].sort().join()
      : '';
    const stand = parts.place(`${around} ${described} ${tags}`, [around, described, -1, tags]);
    elements[stand] ??= element;
    const children = Array.from(element.children, (child) => read(child, stand));
    const shape = shapes.place(`${described} ${children}`, [described, children]);
    if (!isLoose && children.length > 0)
      elements[parts.place(`${around} ${described} # ${shape}`, [around, described, shape, ''])] ??= element;
    return shape;
  };
  read(document.documentElement, -1);

  /** What there is once, and what twice. */
  const counted = (values: readonly string[]) =>
    Array.from(new Set(values), (value) => [value, values.filter((other) => other === value).length > 1]);
  const all = (selector: string) => Array.from(document.querySelectorAll(selector));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const levels = all('h1, h2, h3, h4, h5, h6, [role="heading"]')
    .filter(isShown)
    .map((heading) => heading.getAttribute('aria-level') ?? heading.tagName);
  const labelOf = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ') + (element.getAttribute('aria-label') ?? '');
  const landmarks = counted(
    all(
      'header, footer, main, nav, aside, section, form, search, [role="region"], [role="navigation"], [role="search"]',
    )
      .filter(isShown)
      .map((element) => `${element.tagName} ${element.getAttribute('role')} ${labelOf(element)}`),
  ).map(([landmark, isTwice]) => `${String(landmark).split(' ', 2)} ${isTwice}`);
  const ids = counted(all('[id]').map(({ id }) => id)).filter(([, isTwice]) => isTwice);
  // Places are in 64ths of a pixel, near enough: a half is not to be rounded up once and down another time.
  const rounded = (pixels: number) => Math.round(pixels + 0.005);
  // Where none is near there is room; else it matters how each lies to those that are.
  const crowded = small.flatMap((target) =>
    targets
      .filter((other) => other !== target)
      .map(({ x, y, width, height }) => [x - target.x, y - target.y, width, height].map(rounded))
      .filter(
        ([x = 0, y = 0, width = 0, height = 0]) =>
          x < target.width + FINGER &&
          y < target.height + FINGER &&
          x + width > -FINGER &&
          y + height > -FINGER,
      )
      .map((other) => `${[target.width, target.height].map(rounded)} ${other}`),
  );
  const page = [
    length(document.title),
    [...new Set(levels.map((level, at) => `${levels[at - 1] ?? ''} ${level}`))].sort(),
    [...new Set(landmarks)].sort(),
    ids,
    [...new Set(crowded)].sort(),
    [...lying].sort(),
    all('[accesskey]').length,
  ];
  (window as { partsOfPage?: Element[] }).partsOfPage = elements;
  const media = ['prefers-color-scheme: dark', 'forced-colors: active', 'prefers-reduced-motion: reduce'];
  const seenIn = `${innerWidth} ${media.map((query) => matchMedia(`(${query})`).matches)}`;
  return { seenIn, page: JSON.stringify(page), own: own.list, shapes: shapes.list, parts: parts.list };
}
