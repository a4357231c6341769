import '../../globals.css'

export { GuestFrame as default } from '@/app/_pages/guest-frame'
