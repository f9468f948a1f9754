/** The creator as it is worked with: each step on a garment that has something to show there, each view, each window. */
const WIDTHS = [390, 768, 1440];

/** Waits for the drawing and the cards, then presses keys one after another. */
const press =
  (...keys) =>
  async (page) => {
    await page.locator('path[data-id]').first().waitFor({ state: 'attached' });
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(1500);
  };

/** Opens one of the windows behind the button with the three lines; they stand there in this order. */
const menu = (index) => async (page) => {
  await press()(page);
  await page.locator('[popovertarget]:not([popovertarget=site-menu])').last().click();
  if (index !== undefined) await page.locator('[popover] button[class*=item]').nth(index).click();
  await page.waitForTimeout(600);
};

const measures = (tab) => async (page) => {
  await press('m')(page);
  await page.getByRole('tab').nth(tab).click();
  await page.waitForTimeout(300);
};

async function gaveWay(page) {
  await press('4')(page);
  await page.locator('section[data-slot=opening] [type=radio]').first().click();
  await page.waitForTimeout(800);
}

async function clash(page) {
  await press('1')(page);
  await page.locator('section[data-slot=silhouette] [type=radio][value=peplum]').click();
  await gaveWay(page);
}

async function timeIsUp(page) {
  await press()(page);
  await page.evaluate(() => localStorage.setItem('droitfil.visit', String(1e9)));
  await page.reload();
  await page.getByRole('dialog').waitFor();
}

const on = (suggestion) => `/create?suggestion=${suggestion}`;

export const CREATOR_SCREENS = [
  { name: 'create-body', path: '/create', prepare: press('1') },
  { name: 'create-neck', path: on('tailored-jacket'), prepare: press('2') },
  { name: 'create-sleeve', path: on('raglan-dress'), prepare: press('3') },
  { name: 'create-extras', path: on('shirt-dress'), prepare: press('4') },
  { name: 'create-back', path: on('princess-sheath'), prepare: press('v', 'v') },
  { name: 'create-pieces', path: on('tailored-jacket'), prepare: press('v', 'v', 'v') },
  { name: 'create-fit', path: on('shift-dress'), prepare: press('v', 'v', 'v', 'v') },
  { name: 'create-gave-way', path: '/create', prepare: gaveWay },
  { name: 'create-clash', path: '/create', prepare: clash },
  { name: 'create-menu', path: '/create', prepare: menu() },
  { name: 'create-cloth', path: '/create', prepare: menu(0) },
  { name: 'create-import', path: '/create', prepare: menu(1) },
  { name: 'create-shortcuts', path: '/create', prepare: menu(2) },
  { name: 'create-reset', path: '/create', prepare: menu(3) },
  { name: 'create-saved', path: '/create', prepare: measures(0) },
  { name: 'create-sizes', path: '/create', prepare: measures(1) },
  { name: 'create-measures', path: '/create', prepare: measures(2) },
  { name: 'create-export', path: on('v-neck-blouse'), prepare: press('e') },
  { name: 'create-time-up', path: '/create', prepare: timeIsUp },
].map((screen) => ({ ...screen, widths: WIDTHS }));
