import { expect, it } from 'vitest';
import { UVRS_ID_CHANGE_INTERVAL } from '#contract/limits.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember, imageForm } from './support/people.ts';

// Every answer here is held against the contract by `Browser.call`.
describeApi('each call, when all is well', (api) => {
  it('[API-12] changes the nickname', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    expect((await browser.ok('changeNickname', { ncknm: ' 새이름 ' })).user.ncknm).toBe('새이름');
    expect((await browser.ok('changeNickname', { ncknm: '새이름' })).user.ncknm).toBe('새이름');
  });

  it('[API-22] [PROF-4] takes a jpg or png of up to 3 MB to the byte, and delivers it as nothing but an image', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    const { profileImagePath } = await browser.ok('changeProfileImage', undefined, { rawBody: imageForm('me.PNG', { size: 3_145_728 }) });
    expect((await browser.ok('userInfo')).user.prfl_img_path).toBe(profileImagePath);
    const image = await browser.fetch('GET', profileImagePath);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    expect(image.headers.get('content-security-policy')).toContain('sandbox');
    expect((await image.arrayBuffer()).byteLength).toBeLessThan(1000);
    const second = await browser.ok('changeProfileImage', undefined, { rawBody: imageForm('../../도.Jpg', { kind: 'jpg' }) });
    expect(second.profileImagePath).toMatch(/^\/media\/profile\/[\w-]{22}\.jpg$/);
    expect((await browser.fetch('GET', profileImagePath)).status).toBe(404);
  });

  it('[PROF-4] [AVATAR-1] removes the image with its file, says so in the configuration, and has nothing to do the second time', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    expect((await browser.ok('configuration')).removesProfileImages).toBe(true);
    const { profileImagePath } = await browser.ok('changeProfileImage', undefined, { rawBody: imageForm('me.png') });
    for (const time of ['first', 'second']) {
      expect((await browser.ok('removeProfileImage')).user.prfl_img_path, time).toBeNull();
      expect((await browser.fetch('GET', profileImagePath)).status, time).toBe(404);
    }
    expect((await browser.ok('userInfo')).user.prfl_img_path).toBeNull();
    const again = await browser.ok('changeProfileImage', undefined, { rawBody: imageForm('me.png') });
    expect((await browser.fetch('GET', again.profileImagePath)).status).toBe(200);
  });

  it('[API-23] [PROF-3] changes the ID, and again after 30 days by the server’s clock', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    const { user } = await browser.ok('changeUvrsId', { uvrsId: ' New.Id_1 ' });
    expect(user).toMatchObject({ uvrs_id: 'new.id_1', uvrs_id_chng_dtm: new Date(api.clock.now).toISOString() });
    api.clock.now += UVRS_ID_CHANGE_INTERVAL - 1;
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
    await browser.refused('changeUvrsId', 'uvrsIdTooEarly', { uvrsId: 'new.id_2' });
    api.clock.now += 1;
    expect((await browser.ok('changeUvrsId', { uvrsId: 'new.id_2' })).user.uvrs_id).toBe('new.id_2');
  });

  it('[API-24] [PROF-5] opens and closes the account', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    expect((await browser.ok('changeAccountOpen', { acntOpenYn: 'N' })).user.acnt_open_yn).toBe('N');
    expect((await browser.ok('userInfo')).user.acnt_open_yn).toBe('N');
    expect((await browser.ok('changeAccountOpen', { acntOpenYn: 'Y' })).user.acnt_open_yn).toBe('Y');
  });
});
