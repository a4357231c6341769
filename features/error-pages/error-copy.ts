import type { Locale } from '@/lib/platform/i18n/locales'

/** Copy of the error pages: in the bundle, because loading copy may be what failed. */
export const errorCopy: Record<Locale, { title: string; lead: string; retry: string; home: string; failed: string }> = {
  vi: {
    title: 'Đã có lỗi',
    lead: 'Chúng tôi chưa mở được trang này. Hãy thử lại hoặc về trang chủ.',
    retry: 'Thử lại',
    home: 'Về trang chủ',
    failed: 'Đã xảy ra lỗi khi hiển thị trang lỗi',
  },
  en: {
    title: 'Something went wrong',
    lead: 'We couldn’t open this page. Try again, or go to the home page.',
    retry: 'Try again',
    home: 'Go to the home page',
    failed: 'An error occurred while showing the error page',
  },
  ko: {
    title: '문제가 발생했습니다',
    lead: '예기치 못한 문제로 페이지를 열지 못했습니다. 다시 시도하거나 홈으로 이동해 주세요.',
    retry: '다시 시도',
    home: '홈으로 이동',
    failed: '오류 페이지를 열지 못했습니다',
  },
}
