export { NoControlSocket, type SendCommandOptions, sendCommand } from './send-command.js';
export { type ServeCommandsOptions, serveCommands } from './serve-commands.js';
