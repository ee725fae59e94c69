/**
 * Madang as a provider of Auth.js, for Next, SvelteKit, Express and others: `NextAuth({ providers: [madang(...)] })`. People come back to
 * `/api/auth/callback/madang` of your site in Next; register that address.
 * @param {{ issuer?: string, clientId?: string, clientSecret?: string }} settings
 */
export const madang = ({
  issuer = process.env.MADANG_ISSUER,
  clientId = process.env.MADANG_ID,
  clientSecret = process.env.MADANG_SECRET,
} = {}) => ({
  id: 'madang',
  name: 'Madang',
  type: 'oidc',
  issuer,
  clientId,
  clientSecret,
  // All three: Auth.js leaves out two of them unless it is told.
  checks: ['pkce', 'state', 'nonce'],
  // Name and picture stand in userinfo; the ID token has `sub` alone.
  idToken: false,
  authorization: { params: { scope: 'openid profile' } },
  profile: ({ sub, nickname, picture }) => ({ id: sub, name: nickname, image: picture }),
});

/** Auth.js makes up `token.sub` at each login where it has no database; the session's `user.id` is the person's ID at Madang. */
export const keepSubject = {
  jwt: ({ token, account }) => (account ? { ...token, madang: account.providerAccountId } : token),
  session: ({ session, token }) => ({ ...session, user: { ...session.user, id: token.madang } }),
};
