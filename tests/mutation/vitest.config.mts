import config from '../../vitest.config.mts'

/** The quick tests of the modules that `npm run mutation` mutates: every mutant meets those that reach it. */
export default {
  ...config,
  test: {
    ...config.test,
    include: [
      'features/account-opening/{machine,submission}/*.test.ts',
      'lib/validation/*.test.ts',
      'lib/api/{account,ekyc,main,news,video}/*.test.ts',
    ],
  },
}
