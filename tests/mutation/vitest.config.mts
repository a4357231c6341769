import config from '../../vitest.config.mts'

const { projects: _all, ...settings } = config.test ?? {}

/** The quick tests of the modules that `npm run mutation` mutates, alone: every mutant meets those that reach it. */
export default {
  ...config,
  test: {
    ...settings,
    include: [
      'features/account-opening/{application,machine,submission}/*.test.ts',
      'lib/domain/validation/*.test.ts',
      'lib/backends/{account,ekyc,main,market,news,video}/*.test.ts',
    ],
  },
}
