import { expect, type Page } from '@playwright/test';

/** The spacing of WCAG 2.2, 1.4.12: readers may set it, and nothing may be lost. */
const SPACING =
  '*:not(#\\#) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p:not(#\\#) { margin-bottom: 2em !important }';

/** Shows the page with a text size in percent, as another window of the browser changes the setting. */
const setTextSize = (page: Page, textSize: number): Promise<void> =>
  page.evaluate((size) => {
    const kept = JSON.parse(localStorage.getItem('settings') ?? '{}');
    const chosen = { ...kept.chosen, textSize: size };
    localStorage.setItem('settings', JSON.stringify({ ...kept, chosen }));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, textSize);

/** Adds rules to the page. The page's policy allows no style element. */
const setSpacing = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, rules);

/** What overflows the page at the side, and text that lies outside of what shows it. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const root = document.documentElement;
    const tag = (element: Element): string =>
      element.outerHTML
        .replace(/>.*/s, '>')
        .replace(/(\w+)="[^"]{25,}"/g, '$1')
        .slice(0, 150);
    /** How an element lays out what is in it. Nothing changes while this looks, and every line of text asks its ancestors. */
    interface Layout {
      readonly isHidden: boolean;
      readonly scrolls: { readonly x: boolean; readonly y: boolean };
      readonly clips: { readonly x: boolean; readonly y: boolean };
      readonly position: string;
      readonly isBox: boolean;
      readonly isPlain: boolean;
      readonly box: Box;
    }
    /** A rectangle of plain numbers, which are read more often than the browser's are quickly read. */
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
      readonly width: number;
      readonly height: number;
    }
    const boxOf = ({ left, right, top, bottom, width, height }: DOMRect): Box => ({
      left,
      right,
      top,
      bottom,
      width,
      height,
    });
    const layouts = new Map<Element, Layout>();
    const layoutOf = (element: Element): Layout => {
      const known = layouts.get(element);
      if (known) return known;
      const style = getComputedStyle(element);
      const { clipPath, overflowX, overflowY, position, borderLeftWidth, display, rotate } = style;
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const layout = {
        isHidden: clipPath !== 'none',
        scrolls: { x: scrolls(overflowX), y: scrolls(overflowY) },
        clips: { x: clips(overflowX), y: clips(overflowY) },
        position,
        isBox: display !== 'inline' && Number.parseFloat(borderLeftWidth) > 0,
        isPlain: overflowX === 'visible' && position !== 'absolute' && rotate === 'none',
        box: boxOf(element.getBoundingClientRect()),
      };
      layouts.set(element, layout);
      return layout;
    };
    const seenWhole = new Map<Element, boolean>();
    /** Whether a line of text is seen; it is not if it is for screen readers alone, or can be scrolled inside the page. */
    const isSeenWhole = (element: Element): boolean => {
      if (element === root) return true;
      const known = seenWhole.get(element);
      if (known !== undefined) return known;
      const { isHidden, scrolls, position } = layoutOf(element);
      // What floats above the page may cover what it can be scrolled away from.
      const floats = position === 'fixed' || position === 'sticky';
      const above = element.parentElement;
      const seen = !isHidden && !scrolls.x && !scrolls.y && !floats && (above === null || isSeenWhole(above));
      seenWhole.set(element, seen);
      return seen;
    };
    /** The part of a line of text that is out of sight without any way to scroll to it. */
    const cutBy = (element: Element, text: Box): Element | null => {
      let horizontal = true;
      let vertical = true;
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const { isHidden, scrolls, clips, position, box } = layoutOf(at);
        if (isHidden) return null;
        if (scrolls.x) horizontal = false;
        if (scrolls.y) vertical = false;
        if (horizontal && clips.x && (text.left < box.left - 1 || text.right > box.right + 1)) return at;
        // Lines may be higher than their letters: half of the room between lines may be lost.
        const room = text.height / 4;
        if (vertical && clips.y && (text.top < box.top - room || text.bottom > box.bottom + room)) return at;
        if (position === 'fixed') break;
      }
      return horizontal && (text.left < -1 || text.right > root.clientWidth + 1) ? root : null;
    };
    /** The box with a drawn edge out of which a line of text sticks at the side. */
    const sticksOut = (element: Element, text: Box): Element | null => {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const { isPlain, isBox, box } = layoutOf(at);
        if (!isPlain) return null;
        if (isBox && (text.left < box.left - 1 || text.right > box.right + 1)) return at;
      }
      return null;
    };
    const covers = (one: Box, other: Box): boolean => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 3 && height > Math.min(one.height, other.height) / 2;
    };
    /** Whether a button stands on a field that leaves it room, such as the one that empties a search. */
    const isOn = (control: Element, element: Element): boolean =>
      control.matches('input') && control.parentElement === element.closest('button')?.parentElement;
    const controls = [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ opacityProperty: true }) && isSeenWhole(control))
      .map((control) => ({ control, box: layoutOf(control).box }));
    const lines: { element: Element; line: Box }[] = [];
    const found: string[] = [];
    const note = (element: Element, what: string): void => {
      const where = `${tag(element)} ${what}`;
      if (!found.some((each) => each.endsWith(where)))
        found.push(`"${element.textContent?.trim().slice(0, 40)}" in ${where}`);
    };
    if (root.scrollWidth > root.clientWidth)
      found.push(`The page overflows by ${root.scrollWidth - root.clientWidth} px`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility({ opacityProperty: true })) continue;
      // The options of a select are drawn by the browser, and the links for the keyboard are out of the window.
      if (element.closest('option, script, style') || element.matches('body > #root > button')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = range.getClientRects();
      const isBroken = rects.length > 3 && rects.length > node.textContent.trim().length / 2;
      if (isBroken && isSeenWhole(element)) note(element, 'is broken after each letter');
      for (const rect of rects) {
        const line = boxOf(rect);
        if (line.width === 0) continue;
        const by = cutBy(element, line);
        if (by) note(element, `is cut by ${by === root ? 'the page' : tag(by)}`);
        const box = by ? null : sticksOut(element, line);
        if (box) note(element, `sticks out of ${tag(box)}`);
        if (by || !isSeenWhole(element)) continue;
        for (const { control, box } of controls)
          if (
            !control.contains(element) &&
            !element.contains(control) &&
            !isOn(control, element) &&
            covers(line, box)
          )
            note(element, `is covered by ${tag(control)}`);
        for (const other of lines)
          if (other.element !== element && covers(line, other.line))
            note(element, `is covered by ${tag(other.element)}`);
        lines.push({ element, line });
      }
    }
    return found;
  });

/**
 * Expects that everything can be read, without scrolling sideways, with text of twice the size on a phone, at a width of
 * 320 px (a desktop's window at 400 %), and with the spacing of text that a reader may set.
 */
export async function expectReflow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  const look = async (name: string, width: number, height: number) => {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: width < 1000 };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    found.push(...(await misfits(page)).map((line) => `${name}: ${line}`));
  };
  await look('320 px', 320, 640);
  await setTextSize(page, 200);
  await look('200 % on a phone', 390, 844);
  await look('200 % on a desktop', 1280, 800);
  await setTextSize(page, 100);
  await setSpacing(page, SPACING);
  await look('spacing on a phone', 390, 844);
  await look('spacing on a desktop', 1280, 800);
  await setSpacing(page, '');
  await session.detach();
  expect.soft(found, page.url()).toEqual([]);
}
